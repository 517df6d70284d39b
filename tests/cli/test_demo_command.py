import pytest

from game.cli.commands import demo_command


class Pipe:
    """Two questions; after the first answer the next one comes at the third look."""

    def __init__(self) -> None:
        self.questions = ["first", "second"]
        self.looks = [False, False, True, True]
        self.told: list[str] = []

    def recv(self) -> str:
        """The next question, until the pipe is closed."""
        if not self.questions:
            raise EOFError
        return self.questions.pop(0)

    def poll(self) -> bool:
        """Whether there is one."""
        return self.looks.pop(0)

    def send(self, answer: str) -> None:
        """To the window."""
        self.told.append(answer)


def test_a_busy_worker_answers_once_and_keeps_thinking_until_the_next_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The bug: it waited for the next question, so that the demo said how smooth an idle computer is. The closed pipe
    ends it.
    """
    thought: list[str] = []

    def answer(question: str) -> str:
        thought.append(question)
        return f"{question} move"

    monkeypatch.setattr(demo_command, "answer", answer)
    pipe = Pipe()
    demo_command.work_without_rest(pipe)  # type: ignore[arg-type]
    assert pipe.told == ["first move", "second move"]
    assert thought == ["first"] * 3 + ["second"]
