package cabestan.server.identity;

import java.util.List;

/** Names a browser and its system, as far as its User-Agent header tells: {@code Firefox, Linux}. */
public final class DeviceName {

    private record Mark(String mark, String name) {}

    // The order matters: most browsers also claim to be others, and Android claims to be Linux.
    private static final List<Mark> BROWSERS = List.of(
            new Mark("Edg", "Edge"),
            new Mark("OPR/", "Opera"),
            new Mark("SamsungBrowser", "Samsung Internet"),
            new Mark("Firefox/", "Firefox"),
            new Mark("FxiOS", "Firefox"),
            new Mark("CriOS", "Chrome"),
            new Mark("Chrome/", "Chrome"),
            new Mark("Safari/", "Safari"));

    private static final List<Mark> SYSTEMS = List.of(
            new Mark("iPhone", "iPhone"),
            new Mark("iPad", "iPad"),
            new Mark("Android", "Android"),
            new Mark("CrOS", "ChromeOS"),
            new Mark("Windows", "Windows"),
            new Mark("Mac OS X", "macOS"),
            new Mark("Linux", "Linux"));

    private DeviceName() {}

    /** Empty when the header tells nothing that people would recognize. */
    public static String of(String userAgent) {
        if (userAgent == null) {
            return "";
        }
        String browser = find(BROWSERS, userAgent);
        String system = find(SYSTEMS, userAgent);
        return browser.isEmpty() || system.isEmpty() ? browser + system : browser + ", " + system;
    }

    private static String find(List<Mark> marks, String userAgent) {
        return marks.stream()
                .filter(mark -> userAgent.contains(mark.mark))
                .map(Mark::name)
                .findFirst()
                .orElse("");
    }
}
