"""What is said of newer versions, and of asking for them."""

from gui.kit.translation import Text, tr
from gui.updates.news import News
from gui.updates.problem import Problem

TITLE = Text("Updates")
WEEKLY = Text("Look for a newer version once a week")
OPEN = Text("Open its page")
NOT_NOW = Text("Not now")
NEWEST = Text("You have the newest version.")
UNKNOWN = Text("It could not be found out whether there is a newer version.")


def looking(host: str) -> str:
    """Return that the homepage is asked."""
    return tr("Asking {host}…", host=host)


def about(host: str) -> str:
    """Return what looking for updates sends."""
    return tr(
        "One request for a small file is sent to {host}: it names neither you nor your computer, nor the version that "
        "you have. Nothing is downloaded or installed.",
        host=host,
    )


def there_is(news: News) -> str:
    """Return that there is a newer version."""
    return tr("Surajang {version} is out ({day}).", version=news.version, day=news.day)


def problem(why: Problem, host: str) -> str:
    """Return why nothing is known of newer versions."""
    reasons = {
        Problem.UNREACHABLE: tr("{host} cannot be reached.", host=host),
        Problem.SLOW: tr("{host} has not answered in time.", host=host),
        Problem.OTHER: tr("{host} does not say which version is the newest.", host=host),
        Problem.UNUSABLE: tr("What {host} says of it cannot be read.", host=host),
        Problem.INSECURE: tr("Your system lacks what a secure connection needs."),
        Problem.LACKING: tr("Your system lacks a library for it."),
    }
    return reasons[why]
