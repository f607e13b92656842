package cabestan.server.cluster.message;

/** A message between nodes; it may arrive late, twice or not at all, as the truth is in the store. */
public sealed interface BusMessage
        permits MatchChanged,
                PlayerChanged,
                PresenceChanged,
                LimitSpent,
                ConnectionsOpen,
                ChatSaid,
                FriendsChanged,
                StudyChanged {}
