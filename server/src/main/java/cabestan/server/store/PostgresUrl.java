package cabestan.server.store;

import java.net.URI;
import java.net.URISyntaxException;

/** The address and the user of a PostgreSQL database; printed without parameters, which may contain the password. */
record PostgresUrl(String jdbc, String user, String password) {

    static PostgresUrl read(String url) {
        URI uri;
        try {
            uri = new URI(url);
        } catch (URISyntaxException e) {
            throw bad();
        }
        boolean known = "postgresql".equals(uri.getScheme()) || "postgres".equals(uri.getScheme());
        if (!known || uri.getHost() == null || uri.getPath().length() < 2) {
            throw bad();
        }
        String[] login = (uri.getUserInfo() == null ? "postgres" : uri.getUserInfo()).split(":", 2);
        String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
        String query = uri.getQuery() == null ? "" : "?" + uri.getQuery();
        return new PostgresUrl(
                "jdbc:postgresql://" + uri.getHost() + port + uri.getPath() + query,
                login[0],
                login.length > 1 ? login[1] : "");
    }

    private static StoreFailure bad() {
        return new StoreFailure("not a database address; expected postgresql://user:password@host:port/name", null);
    }

    @Override
    public String toString() {
        int parameters = jdbc.indexOf('?');
        return parameters < 0 ? jdbc : jdbc.substring(0, parameters);
    }
}
