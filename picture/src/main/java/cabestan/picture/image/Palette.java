package cabestan.picture.image;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Up to 255 colours that stand for all colours of some images, chosen by median cut; the last index is transparent. */
final class Palette {

    static final int TRANSPARENT = 255;

    /** Five bits of each of red, green and blue. */
    private static final int SHADES = 1 << 15;

    private static final int[] SHIFTS = {10, 5, 0};

    private final int[] colours = new int[TRANSPARENT];
    /** The nearest colour of each shade, found when it is needed. */
    private final int[] nearest = new int[SHADES];

    private Palette() {
        Arrays.fill(nearest, -1);
    }

    static Palette of(List<BufferedImage> images) {
        long[] counts = new long[SHADES];
        for (BufferedImage image : images) {
            for (int pixel : pixels(image)) {
                counts[shade(pixel)]++;
            }
        }
        List<int[]> boxes = new ArrayList<>();
        int[] used =
                IntStream.range(0, SHADES).filter(shade -> counts[shade] > 0).toArray();
        boxes.add(used);
        while (boxes.size() < TRANSPARENT && splitLargest(boxes, counts)) {}
        Palette palette = new Palette();
        for (int i = 0; i < boxes.size(); i++) {
            palette.colours[i] = average(boxes.get(i), counts);
        }
        return palette;
    }

    static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    private static int shade(int pixel) {
        return pixel >> 9 & 0x7c00 | pixel >> 6 & 0x3e0 | pixel >> 3 & 0x1f;
    }

    private static int part(int shade, int channel) {
        return shade >> SHIFTS[channel] & 31;
    }

    /** Divides the box whose colours differ most, weighed by how often they occur; false when each has one colour. */
    private static boolean splitLargest(List<int[]> boxes, long[] counts) {
        int[] largest = boxes.stream()
                .max(Comparator.comparingDouble(
                        box -> spread(box, widest(box)) * Math.sqrt((double) weight(box, counts))))
                .orElseThrow();
        int channel = widest(largest);
        if (spread(largest, channel) == 0) {
            return false;
        }
        int[] sorted = Arrays.stream(largest)
                .boxed()
                .sorted(Comparator.comparingInt((Integer shade) -> part(shade, channel))
                        .thenComparing(Comparator.naturalOrder()))
                .mapToInt(Integer::intValue)
                .toArray();
        long half = weight(sorted, counts) / 2;
        int cut = 1;
        for (long sum = counts[sorted[0]]; sum < half && cut < sorted.length - 1; cut++) {
            sum += counts[sorted[cut]];
        }
        boxes.remove(largest);
        boxes.add(Arrays.copyOfRange(sorted, 0, cut));
        boxes.add(Arrays.copyOfRange(sorted, cut, sorted.length));
        return true;
    }

    private static int widest(int[] box) {
        int widest = 0;
        for (int channel = 1; channel < SHIFTS.length; channel++) {
            widest = spread(box, channel) > spread(box, widest) ? channel : widest;
        }
        return widest;
    }

    private static int spread(int[] box, int channel) {
        int least = 31;
        int most = 0;
        for (int shade : box) {
            least = Math.min(least, part(shade, channel));
            most = Math.max(most, part(shade, channel));
        }
        return Math.max(0, most - least);
    }

    private static long weight(int[] box, long[] counts) {
        return Arrays.stream(box).mapToLong(shade -> counts[shade]).sum();
    }

    private static int average(int[] box, long[] counts) {
        int colour = 0;
        for (int channel = 0; channel < SHIFTS.length; channel++) {
            long sum = 0;
            for (int shade : box) {
                sum += part(shade, channel) * counts[shade];
            }
            colour = colour << 8 | (int) (sum * 255 / (31 * Math.max(1, weight(box, counts))));
        }
        return colour;
    }

    int nearest(int pixel) {
        int shade = shade(pixel);
        if (nearest[shade] < 0) {
            int best = Integer.MAX_VALUE;
            for (int i = 0; i < colours.length; i++) {
                int red = (colours[i] >> 16) - part(shade, 0) * 255 / 31;
                int green = (colours[i] >> 8 & 255) - part(shade, 1) * 255 / 31;
                int blue = (colours[i] & 255) - part(shade, 2) * 255 / 31;
                int distance = red * red + green * green + blue * blue;
                if (distance < best) {
                    best = distance;
                    nearest[shade] = i;
                }
            }
        }
        return nearest[shade];
    }

    IndexColorModel model() {
        int[] all = Arrays.copyOf(colours, TRANSPARENT + 1);
        return new IndexColorModel(8, all.length, all, 0, false, TRANSPARENT, DataBuffer.TYPE_BYTE);
    }
}
