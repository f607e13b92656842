package cabestan.server.store.sql;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.ParsedSql;
import org.junit.jupiter.api.Test;

class StatementReaderTest {

    @Test
    void names_become_positions_in_their_order() {
        ParsedSql read = StatementReader.parse("UPDATE t SET a = :a, b = b + :b_2 WHERE a <> :a");
        assertEquals("UPDATE t SET a = ?, b = b + ? WHERE a <> ?", read.getSql());
        assertEquals(List.of("a", "b_2", "a"), read.getParameters().getParameterNames());
    }

    @Test
    void question_marks_stay_and_are_counted() {
        ParsedSql read = StatementReader.parse("SELECT ? WHERE x < ?");
        assertEquals("SELECT ? WHERE x < ?", read.getSql());
        assertTrue(read.getParameters().isPositional());
        assertEquals(2, read.getParameters().getParameterCount());
    }

    @Test
    void what_is_quoted_is_no_parameter() {
        ParsedSql read = StatementReader.parse("SELECT ':a', 'it''s?' WHERE x = :x AND y = ''");
        assertEquals("SELECT ':a', 'it''s?' WHERE x = ? AND y = ''", read.getSql());
        assertEquals(List.of("x"), read.getParameters().getParameterNames());
    }

    @Test
    void a_database_gets_the_values() {
        try (Handle database =
                StatementReader.in(Jdbi.create("jdbc:sqlite::memory:")).open()) {
            assertEquals(
                    List.of(2, 3),
                    database.createQuery("SELECT n FROM (SELECT 1 AS n UNION SELECT 2 UNION SELECT 3 UNION SELECT 4)"
                                    + " WHERE n IN (<several>) AND n < :most ORDER BY n")
                            .bindList("several", List.of(2, 3, 4))
                            .bind("most", 4)
                            .mapTo(int.class)
                            .list());
            assertEquals(
                    "$1\\",
                    database.createQuery("SELECT <what>")
                            .bindList("what", List.of("$1\\"))
                            .mapTo(String.class)
                            .one());
        }
    }

    @Test
    void a_statement_without_its_parameters_is_rejected() {
        try (Handle database =
                StatementReader.in(Jdbi.create("jdbc:sqlite::memory:")).open()) {
            var query = database.createQuery("SELECT 1 WHERE 1 IN (<several>)").mapTo(int.class);
            assertThrows(RuntimeException.class, query::one);
        }
    }
}
