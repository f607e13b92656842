package cabestan.picture.image;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Writes animations as GIF: one palette for all frames, and of each frame only what has changed. */
public final class GifFile {

    private static final int DELAY = 80;
    private static final int LAST_DELAY = 300;
    private static final String FORMAT = "javax_imageio_gif_image_1.0";
    /** An application extension that repeats the animation without end. */
    private static final byte[] FOREVER = {1, 0, 0};

    private final ImageWriter writer =
            ImageIO.getImageWritersByFormatName("gif").next();
    private final Palette palette;
    private byte[] before;

    private GifFile(Palette palette) {
        this.palette = palette;
    }

    /** @param frames makes each frame, all of the same size; some are asked for twice */
    public static byte[] of(int count, IntFunction<BufferedImage> frames) {
        List<BufferedImage> samples =
                Stream.of(0, count / 2, count - 1).distinct().map(frames::apply).toList();
        return new GifFile(Palette.of(samples)).write(count, frames);
    }

    private byte[] write(int count, IntFunction<BufferedImage> frames) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(file)) {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
            for (int i = 0; i < count; i++) {
                BufferedImage frame = changed(frames.apply(i));
                IIOMetadata told = metadata(frame, i == 0, i == count - 1 ? LAST_DELAY : DELAY);
                writer.writeToSequence(new IIOImage(frame, null, told), null);
            }
            writer.endWriteSequence();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
        return file.toByteArray();
    }

    private BufferedImage changed(BufferedImage frame) {
        int[] pixels = Palette.pixels(frame);
        byte[] now = new byte[pixels.length];
        byte[] written = new byte[pixels.length];
        for (int i = 0; i < pixels.length; i++) {
            now[i] = (byte) palette.nearest(pixels[i]);
            written[i] = before != null && before[i] == now[i] ? (byte) Palette.TRANSPARENT : now[i];
        }
        before = now;
        BufferedImage image = new BufferedImage(
                frame.getWidth(), frame.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, palette.model());
        image.getRaster().setDataElements(0, 0, frame.getWidth(), frame.getHeight(), written);
        return image;
    }

    private IIOMetadata metadata(BufferedImage frame, boolean isFirst, int delay) throws IOException {
        IIOMetadata metadata = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(frame), null);
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(FORMAT);
        IIOMetadataNode control = (IIOMetadataNode)
                root.getElementsByTagName("GraphicControlExtension").item(0);
        control.setAttribute("disposalMethod", "doNotDispose");
        control.setAttribute("delayTime", String.valueOf(delay));
        control.setAttribute("transparentColorFlag", "TRUE");
        control.setAttribute("transparentColorIndex", String.valueOf(Palette.TRANSPARENT));
        if (isFirst) {
            IIOMetadataNode loop = new IIOMetadataNode("ApplicationExtension");
            loop.setAttribute("applicationID", "NETSCAPE");
            loop.setAttribute("authenticationCode", "2.0");
            loop.setUserObject(FOREVER);
            IIOMetadataNode extensions = new IIOMetadataNode("ApplicationExtensions");
            extensions.appendChild(loop);
            root.appendChild(extensions);
        }
        metadata.setFromTree(FORMAT, root);
        return metadata;
    }
}
