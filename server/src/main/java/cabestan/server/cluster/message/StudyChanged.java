package cabestan.server.cluster.message;

/**
 * A study has changed.
 *
 * @param version the new one, or 0 if it was removed
 */
public record StudyChanged(String study, int version) implements BusMessage {}
