package cabestan.server.store.sql;

import cabestan.server.cache.LruMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.ParsedSql;
import org.jdbi.v3.core.statement.SqlParser;
import org.jdbi.v3.core.statement.SqlStatements;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.TemplateEngine;

/**
 * Reads the statements of this program, in which {@code ?} and {@code :name} stand for a value, and {@code <names>}
 * for several. Jdbi's own two readers come from a generator of parsers, and a server that starts would spend more time
 * and memory on them than on its database.
 */
public final class StatementReader implements SqlParser, TemplateEngine {

    private static final int REMEMBERED = 1_000;
    private static final Pattern SEVERAL = Pattern.compile("<(\\w+)>");
    private static final Pattern QUOTED_OR_PARAMETER = Pattern.compile("'[^']*'|:(?<name>\\w+)|[?]");

    private final Map<String, ParsedSql> parsed = new LruMap<>(REMEMBERED);

    private StatementReader() {}

    /** Makes a new Jdbi read its statements this way. */
    public static Jdbi in(Jdbi jdbi) {
        StatementReader reader = new StatementReader();
        return jdbi.configure(
                SqlStatements.class,
                statements -> statements.setTemplateEngine(reader).setSqlParser(reader));
    }

    @Override
    public String render(String statement, StatementContext context) {
        if (statement.indexOf('<') < 0) {
            return statement;
        }
        return SEVERAL.matcher(statement).replaceAll(several -> {
            Object parameters = context.getAttribute(several.group(1));
            return Matcher.quoteReplacement(
                    Objects.requireNonNull(parameters, several.group()).toString());
        });
    }

    @Override
    public ParsedSql parse(String statement, StatementContext context) {
        synchronized (parsed) {
            return parsed.computeIfAbsent(statement, StatementReader::parse);
        }
    }

    static ParsedSql parse(String statement) {
        ParsedSql.Builder sql = ParsedSql.builder();
        Matcher part = QUOTED_OR_PARAMETER.matcher(statement);
        int end = 0;
        while (part.find()) {
            sql.append(statement.substring(end, part.start()));
            end = part.end();
            if (part.group("name") != null) {
                sql.appendNamedParameter(part.group("name"));
            } else if (part.group().equals("?")) {
                sql.appendPositionalParameter();
            } else {
                sql.append(part.group());
            }
        }
        return sql.append(statement.substring(end)).build();
    }

    @Override
    public String nameParameter(String name, StatementContext context) {
        return ":" + name;
    }
}
