package cabestan.server.cluster.message;

/** A message between nodes; it may arrive late, twice or not at all, because the store holds the truth. */
public sealed interface BusMessage
        permits MatchChanged,
                PlayerChanged,
                PresenceChanged,
                LimitSpent,
                ConnectionsOpen,
                ChatSaid,
                FriendsChanged,
                StudyChanged {}
