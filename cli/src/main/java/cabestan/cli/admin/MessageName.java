package cabestan.cli.admin;

import cabestan.cli.io.UsageError;
import cabestan.server.store.social.ChatChannel;
import cabestan.server.store.social.ChatRepository.Place;

/** The name of a message: {@code MATCH/players/12}. */
record MessageName(Place place, int number) {

    static MessageName read(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length == 3 && ChatChannel.of(parts[1]).isPresent() && parts[2].matches("[0-9]{1,9}")) {
            return new MessageName(
                    new Place(parts[0], ChatChannel.of(parts[1]).orElseThrow()), Integer.parseInt(parts[2]));
        }
        throw new UsageError(
                "'" + text + "' is not the name of a message; expected MATCH/players/N or MATCH/watchers/N");
    }

    @Override
    public String toString() {
        return place.match() + "/" + place.channel().word() + "/" + number;
    }
}
