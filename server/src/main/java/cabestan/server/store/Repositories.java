package cabestan.server.store;

/** The repositories of one database. */
public record Repositories(
        MatchRepository matches,
        LeaseRepository leases,
        PlayerRepository players,
        OutboxRepository outbox,
        ProblemRepository problems,
        SiteRepository site) {

    public static Repositories of(Database database) {
        return new Repositories(
                new MatchRepository(database),
                new LeaseRepository(database),
                new PlayerRepository(database),
                new OutboxRepository(database),
                new ProblemRepository(database),
                new SiteRepository(database));
    }
}
