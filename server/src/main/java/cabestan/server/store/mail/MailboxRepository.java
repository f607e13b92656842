package cabestan.server.store.mail;

import cabestan.server.store.Database;
import cabestan.server.store.OutboxRepository;
import cabestan.server.store.OutboxRepository.Delivery;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** Where players get mails, and who asked lately for a mail that confirms an address. */
public final class MailboxRepository {

    /**
     * The mailbox of a player.
     *
     * @param id new with every address that is given; links in mails carry it
     * @param confirmed whether the link that was mailed to it has been used
     * @param expires until when it can be confirmed
     * @param kinds the words of the kinds of notices it gets, with spaces between them
     * @param silent its silent hours as {@code SilentHours} writes them, or empty
     */
    public record Mailbox(
            String id,
            String player,
            String address,
            boolean confirmed,
            long expires,
            String language,
            String kinds,
            String silent) {}

    /**
     * A request for a mail that confirms an address.
     *
     * @param account the address in the form in which requests are counted, which does not reveal it
     * @param since requests before this time do not count
     * @param mostOfPlayer how many a player may make
     * @param mostOfAddress how many may be made for an address, by whomever
     */
    public record Request(String account, long now, long since, int mostOfPlayer, int mostOfAddress) {}

    private final Database database;

    public MailboxRepository(Database database) {
        this.database = database;
    }

    /**
     * Gives a player this mailbox instead of any other, with the mail that confirms it, unless too many were asked for.
     *
     * @return whether it was given
     */
    public boolean ask(Mailbox mailbox, Delivery confirmation, Request request) {
        boolean[] given = new boolean[1];
        database.write(handle -> {
            handle.execute("DELETE FROM confirmations WHERE asked < ?", request.since);
            handle.execute("DELETE FROM mailboxes WHERE confirmed = 0 AND expires < ?", request.now);
            given[0] = count(handle, "player", mailbox.player) < request.mostOfPlayer
                    && count(handle, "account", request.account) < request.mostOfAddress;
            if (given[0]) {
                handle.execute(
                        "INSERT INTO confirmations (player, account, asked) VALUES (?, ?, ?)",
                        mailbox.player,
                        request.account,
                        request.now);
                handle.execute("DELETE FROM mailboxes WHERE player = ?", mailbox.player);
                insert(handle, mailbox);
                OutboxRepository.insert(handle, confirmation);
            }
        });
        return given[0];
    }

    private static int count(Handle handle, String column, String value) {
        return handle.createQuery("SELECT COUNT(*) FROM confirmations WHERE " + column + " = ?")
                .bind(0, value)
                .mapTo(int.class)
                .one();
    }

    private static void insert(Handle handle, Mailbox mailbox) {
        handle.execute(
                "INSERT INTO mailboxes (id, player, address, confirmed, expires, language, kinds, silent)"
                        + " SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM players WHERE id = ?)",
                mailbox.id,
                mailbox.player,
                mailbox.address,
                mailbox.confirmed ? 1 : 0,
                mailbox.expires,
                mailbox.language,
                mailbox.kinds,
                mailbox.silent,
                mailbox.player); // who may just have been deleted
    }

    /** Changes what a mailbox is told, and returns what is stored then; null keeps a value. */
    public Optional<Mailbox> change(String id, String language, String kinds, String silent) {
        return database.change(handle -> handle.createQuery("UPDATE mailboxes SET language = COALESCE(?, language),"
                        + " kinds = COALESCE(?, kinds), silent = COALESCE(?, silent) WHERE id = ? RETURNING *")
                .bind(0, language)
                .bind(1, kinds)
                .bind(2, silent)
                .bind(3, id)
                .map(MailboxRepository::read)
                .findOne());
    }

    /** Lets a mailbox be told from now on. */
    public void confirm(String id) {
        database.write(handle -> handle.execute("UPDATE mailboxes SET confirmed = 1 WHERE id = ?", id));
    }

    public Optional<Mailbox> find(String id) {
        return findBy("id", id);
    }

    public Optional<Mailbox> of(String player) {
        return findBy("player", player);
    }

    private Optional<Mailbox> findBy(String column, String value) {
        return database.read(handle -> handle.createQuery("SELECT * FROM mailboxes WHERE " + column + " = ?")
                .bind(0, value)
                .map(MailboxRepository::read)
                .findOne());
    }

    public void remove(String id) {
        database.write(handle -> handle.execute("DELETE FROM mailboxes WHERE id = ?", id));
    }

    private static Mailbox read(ResultSet row, StatementContext context) throws SQLException {
        return new Mailbox(
                row.getString("id"),
                row.getString("player"),
                row.getString("address"),
                row.getInt("confirmed") == 1,
                row.getLong("expires"),
                row.getString("language"),
                row.getString("kinds"),
                row.getString("silent"));
    }
}
