package cabestan.server.store;

/** The repositories of one database. */
public record Repositories(
        MatchRepository matches,
        PlayerMatchRepository playerMatches,
        LobbyRepository lobby,
        LeaseRepository leases,
        PlayerRepository players,
        GuestRepository guests,
        OutboxRepository outbox,
        ProblemRepository problems,
        SiteRepository site) {

    public static Repositories of(Database database) {
        MatchRepository matches = new MatchRepository(database);
        return new Repositories(
                matches,
                new PlayerMatchRepository(database, matches),
                new LobbyRepository(database, matches),
                new LeaseRepository(database),
                new PlayerRepository(database),
                new GuestRepository(database),
                new OutboxRepository(database),
                new ProblemRepository(database),
                new SiteRepository(database));
    }
}
