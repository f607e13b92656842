package cabestan.server.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** A follower's own record of a match, built from the events alone; no version may be missing. */
public final class FollowedRecord {

    private final List<String> record = new ArrayList<>();
    private int version = -1;
    private JsonNode now;

    public void look(JsonNode changed) {
        if (changed.has("record")) {
            record.clear();
            changed.path("record")
                    .forEach(entry -> record.add(entry.path("text").asText()));
        } else {
            assertTrue(changed.path("since").asInt() <= version, "a gap before " + changed.path("since"));
            changed.path("events").forEach(this::enter);
        }
        version = Math.max(version, changed.path("version").asInt());
        now = changed;
    }

    private void enter(JsonNode event) {
        if (event.path("version").asInt() <= version) {
            return;
        }
        assertEquals(++version, event.path("version").asInt());
        if (event.has("length")) {
            while (record.size() > event.path("length").asInt() - (event.has("gesture") ? 1 : 0)) {
                record.removeLast();
            }
            if (event.has("gesture")) {
                record.add(event.at("/gesture/text").asText());
            }
        }
    }

    public List<String> record() {
        return record;
    }

    /** The last known version, or -1. */
    public int version() {
        return version;
    }

    public boolean isOver() {
        return now.at("/summary/state").asText().equals("over");
    }

    public int onTurn() {
        return now.at("/summary/onTurn").asInt();
    }

    public JsonNode legal() {
        return now.at("/views/0/legal");
    }
}
