import cabestan.server.Server;
import cabestan.server.ServerOptions;

/** A server whose time a scenario shifts: for every line of its input it starts again, so many milliseconds later. */
void main(String[] args) throws IOException {
    long ahead = 0;
    ServerOptions options = ServerOptions.in(Path.of(args[0]));
    Server server = start(options.withPort(0), ahead);
    int port = server.port();
    for (String line = IO.readln(); line != null; line = IO.readln()) {
        server.stop();
        ahead += Long.parseLong(line);
        server = start(options.withPort(port), ahead);
    }
    server.stop();
}

Server start(ServerOptions options, long ahead) {
    Server server = new Server(options.withMachineClock(() -> System.currentTimeMillis() + ahead));
    server.start();
    IO.println("ready " + server.port());
    return server;
}
