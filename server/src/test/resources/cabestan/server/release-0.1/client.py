"""A server of the released program, and people who talk to it over HTTP and the socket."""

import base64
import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request


class Server:
    def __init__(self, jar, port, *flags):
        java = os.path.join(os.environ["JAVA_HOME"], "bin", "java")
        self.port = port
        command = [java, "-jar", jar, "serve", "--port", str(port), "--no-limits", *flags]
        self.process = subprocess.Popen(command, stdout=sys.stderr)
        while Person(self).get("/api/games")[0] != 200:
            if self.process.poll() is not None:
                raise RuntimeError("the server did not start")
            time.sleep(0.2)

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Person:
    """Somebody with a cookie, with a token, or with neither."""

    def __init__(self, server, name="", headers=None):
        self.server, self.name, self.headers = server, name, headers or {}

    @staticmethod
    def welcome(server, name):
        request = urllib.request.Request(
            f"http://127.0.0.1:{server.port}/api/me",
            json.dumps({"name": name}).encode(),
            {"X-Cabestan": "1"},
        )
        cookie = urllib.request.urlopen(request).headers["Set-Cookie"].split(";")[0]
        return Person(server, name, {"Cookie": cookie})

    def use_token(self, label):
        token = self.post("/api/me/tokens", {"label": label})["token"]
        self.headers = {"Authorization": "Bearer " + token}

    def get(self, path):
        return self.ask("GET", path)

    def post(self, path, body):
        status, answer = self.ask("POST", path, body)
        if status >= 300:
            raise ValueError(f"{path} {body}: {status} {answer}")
        return answer

    def ask(self, method, path, body=None):
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.server.port}{path}",
            None if body is None else json.dumps(body).encode(),
            {"X-Cabestan": "1", **self.headers},
            method=method,
        )
        try:
            with urllib.request.urlopen(request) as response:
                status, kind, text = response.status, response.headers["Content-Type"], response.read().decode()
        except urllib.error.HTTPError as error:
            status, kind, text = error.code, error.headers["Content-Type"], error.read().decode()
        except OSError:
            return 0, None
        return status, json.loads(text) if "json" in (kind or "") and text else text

    def follow(self, match, key="", since=None):
        """The first message after a fresh follow."""
        wish = {"type": "follow", "match": match, "key": key}
        with socket.create_connection(("127.0.0.1", self.server.port)) as line:
            stream = line.makefile("rb")
            self.shake_hands(line, stream)
            send(line, json.dumps(wish if since is None else {**wish, "since": since}))
            return json.loads(receive(stream))

    def shake_hands(self, line, stream):
        headers = {
            "Host": f"127.0.0.1:{self.server.port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            **self.headers,
        }
        rows = ["GET /api/socket HTTP/1.1"] + [f"{key}: {value}" for key, value in headers.items()]
        line.sendall(("\r\n".join(rows) + "\r\n\r\n").encode())
        while stream.readline() != b"\r\n":
            pass


def send(line, text):
    data, mask = text.encode(), os.urandom(4)
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    line.sendall(b"\x81" + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))


def receive(stream):
    """The next text message, which may come in several frames."""
    text, last = b"", False
    while not last:
        head, size = stream.read(2)
        length = stream.read(2 if size == 126 else 8) if size > 125 else bytes([size])
        data = stream.read(int.from_bytes(length, "big"))
        if head & 15 in (0, 1):
            text, last = text + data, head & 0x80 != 0
    return text.decode()
