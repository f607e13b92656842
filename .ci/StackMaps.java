import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Gives the classes in a jar that were compiled for Java 5, such as those of picocli, the stack maps of later versions.
 * Without them Java keeps a class in no AOT cache, and reads and verifies it at every start. Everything else in the jar
 * stays as it is.
 *
 * <p>java .ci/StackMaps.java JAR
 */
public final class StackMaps {

    private static final int FIRST_WITH_STACK_MAPS = ClassFile.JAVA_6_VERSION;

    private final ZipFile jar;
    private final ClassFile classes;

    private StackMaps(ZipFile jar) {
        this.jar = jar;
        ClassHierarchyResolver known = ClassHierarchyResolver.ofResourceParsing(this::open)
                .orElse(ClassHierarchyResolver.defaultResolver());
        this.classes =
                ClassFile.of(StackMapsOption.GENERATE_STACK_MAPS, ClassHierarchyResolverOption.of(known));
    }

    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        Path rewritten = file.resolveSibling(file.getFileName() + ".new");
        try (ZipFile jar = new ZipFile(file.toFile());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(rewritten))) {
            new StackMaps(jar).copyTo(out);
        }
        Files.move(rewritten, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private void copyTo(ZipOutputStream out) throws IOException {
        for (ZipEntry entry : jar.stream().toList()) {
            ZipEntry copy = new ZipEntry(entry.getName());
            copy.setTimeLocal(entry.getTimeLocal()); // the same bytes, whenever and wherever it is built
            out.putNextEntry(copy);
            write(entry, out);
            out.closeEntry();
        }
    }

    private void write(ZipEntry entry, OutputStream out) throws IOException {
        byte[] content;
        try (InputStream in = jar.getInputStream(entry)) {
            content = in.readAllBytes();
        }
        if (entry.getName().endsWith(".class")) {
            ClassModel model = classes.parse(content);
            if (model.majorVersion() < FIRST_WITH_STACK_MAPS) {
                content = classes.transformClass(model, withStackMaps());
            }
        }
        out.write(content);
    }

    private static ClassTransform withStackMaps() {
        ClassTransform newer = (builder, element) -> builder.with(
                element instanceof ClassFileVersion ? ClassFileVersion.of(FIRST_WITH_STACK_MAPS, 0) : element);
        return ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL).andThen(newer);
    }

    private InputStream open(ClassDesc type) {
        String name = type.descriptorString();
        ZipEntry entry = jar.getEntry(name.substring(1, name.length() - 1) + ".class");
        try {
            return entry == null ? null : jar.getInputStream(entry);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
