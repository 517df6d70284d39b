"""A real Chromium without a screen, driven through its pipe by the DevTools protocol; for tests alone."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final, Self

Fact = dict[str, Any]
CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


class Chromium:
    """One browser; each `BrowserTab` may have a profile of its own, as if it were another phone."""

    def __init__(self) -> None:
        """Starts it. Raises OSError where there is none."""
        if CHROMIUM is None:
            raise OSError("no Chromium here")
        self._home = tempfile.mkdtemp(prefix="phone-browser-")
        to_it, from_it = os.pipe(), os.pipe()
        flags = ["--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu", "--hide-scrollbars"]
        flags += ["--no-first-run", "--disable-background-networking", "--mute-audio", "--disable-dev-shm-usage"]

        def place() -> None:
            os.dup2(to_it[0], 3)
            os.dup2(from_it[1], 4)

        self._process = subprocess.Popen(
            [CHROMIUM, *flags, f"--user-data-dir={self._home}", "about:blank"],
            preexec_fn=place,
            pass_fds=(3, 4),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(to_it[0])
        os.close(from_it[1])
        self._out, self._in = to_it[1], from_it[0]
        self._buffer = b""
        self._number = 0
        self.heard: list[Fact] = []
        """Events that came meanwhile."""

    def call(self, method: str, session: str | None = None, **params: object) -> Fact:
        """Asks the browser and waits for its answer. Raises RuntimeError for an error."""
        self._number += 1
        told: Fact = {"id": self._number, "method": method, "params": params}
        if session is not None:
            told["sessionId"] = session
        os.write(self._out, json.dumps(told).encode() + b"\0")
        while True:
            fact = self._next()
            if fact.get("id") == self._number:
                if "error" in fact:
                    raise RuntimeError(f"{method}: {fact['error']}")
                result: Fact = fact["result"]
                return result
            self.heard.append(fact)

    def _next(self) -> Fact:
        while b"\0" not in self._buffer:
            data = os.read(self._in, 65536)
            if not data:
                raise RuntimeError("the browser has ended")
            self._buffer += data
        line, self._buffer = self._buffer.split(b"\0", 1)
        fact: Fact = json.loads(line)
        return fact

    def tab(
        self, url: str, size: tuple[int, int] = (360, 640), scale: float = 1.0, context: str | None = None
    ) -> "BrowserTab":
        """A page in a profile of its own, or in that of another one."""
        context = context or self.call("Target.createBrowserContext")["browserContextId"]
        target = self.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        tab = BrowserTab(self, session, target, context)
        for domain in ("Page", "Runtime", "Network", "Log"):
            tab.call(f"{domain}.enable")
        tab.resize(size, scale)
        tab.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=1)
        tab.go(url)
        return tab

    def close(self) -> None:
        """Ends it."""
        os.close(self._out)
        os.close(self._in)
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(10)
        shutil.rmtree(self._home, ignore_errors=True)

    def __enter__(self) -> Self:
        """The browser; leaving ends it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Ends it."""
        self.close()


class BrowserTab:
    """A page in it, touched like a phone."""

    def __init__(self, browser: Chromium, session: str, target: str, context: str) -> None:
        self._browser, self._session, self._target, self.context = browser, session, target, context

    def call(self, method: str, **params: object) -> Fact:
        """Asks about this page."""
        return self._browser.call(method, self._session, **params)

    def go(self, url: str) -> None:
        """Loads a page."""
        self.call("Page.navigate", url=url)

    def resize(self, size: tuple[int, int], scale: float = 1.0) -> None:
        """The window of a phone, in CSS pixels."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=scale, mobile=True
        )

    def ask(self, script: str) -> Any:
        """What an expression comes to there."""
        result = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{script}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def until(self, script: str, seconds: float = 15.0) -> Any:
        """The first true answer. Raises AssertionError where none comes."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if found := self.ask(f"!!({script})"):
                    return found
            except RuntimeError as error:
                if "navigated" not in str(error):  # the page is just loading itself anew
                    raise
            time.sleep(0.03)
        raise AssertionError(f"not in {seconds} s: {script}\n{self.ask('document.body.innerText')}")

    def middle(self, selector: str) -> tuple[float, float] | None:
        """Where the middle of the first such thing lies that is seen and can be hit there."""
        place = self.ask(
            f"(() => {{ for (const one of document.querySelectorAll({json.dumps(selector)})) {{"
            "const r = one.getBoundingClientRect(); if (!r.width) continue;"
            "for (const [dx, dy] of [[.5, .5], [.2, .2], [.1, .15], [.5, .1]]) {"
            "const x = r.left + r.width * dx, y = r.top + r.height * dy;"
            "const hit = document.elementFromPoint(x, y);"
            "if (hit && (hit === one || one.contains(hit))) return [x, y]; } }"
            "return null; })()"
        )
        return None if place is None else (place[0], place[1])

    def tap(self, selector: str) -> bool:
        """A finger on it, shortly; False where it is not to be hit."""
        place = self.middle(selector)
        if place is None:
            return False
        self.touch(place)
        return True

    def touch(self, place: tuple[float, float]) -> None:
        """A finger put down and lifted."""
        point = {"x": place[0], "y": place[1]}
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[point])
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def key(self, key: str) -> None:
        """A key pressed and let go, named as a page hears it."""
        text = {"text": key} if len(key) == 1 else {}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """A finger put down, moved and lifted."""
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": start[0], "y": start[1]}])
        for step in range(1, 9):
            x, y = (a + (b - a) * step / 8 for a, b in zip(start, end, strict=True))
            self.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": x, "y": y}])
            time.sleep(0.02)
        time.sleep(0.15)
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def picture(self, path: Path) -> Path:
        """What it looks like."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))
        return path

    def close(self) -> None:
        """Shuts the page."""
        self._browser.call("Target.closeTarget", targetId=self._target)
