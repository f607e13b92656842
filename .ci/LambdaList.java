import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDesc;
import java.lang.constant.DirectMethodHandleDesc;
import java.lang.constant.MethodTypeDesc;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;

/**
 * Lists the lambdas of classes as a class list of Java has them: of a jar, those classes whose names are on standard
 * input. An archive made with this list holds the classes that Java would otherwise write while a program starts.
 *
 * <p>java .ci/LambdaList.java JAR &lt;CLASSES
 */
public final class LambdaList {

    private static final String FACTORY = "Ljava/lang/invoke/LambdaMetafactory;";

    private LambdaList() {}

    public static void main(String[] arguments) throws IOException {
        try (JarFile jar = new JarFile(arguments[0]);
                BufferedReader names = new BufferedReader(new InputStreamReader(System.in))) {
            Set<String> lines = new LinkedHashSet<>();
            for (String name = names.readLine(); name != null; name = names.readLine()) {
                byte[] bytes = jar.getInputStream(jar.getEntry(name + ".class")).readAllBytes();
                list(name, ClassFile.of().parse(bytes), lines);
            }
            lines.forEach(System.out::println);
        }
    }

    private static void list(String name, ClassModel type, Set<String> lines) {
        for (MethodModel method : type.methods()) {
            for (var element : method.code().map(CodeModel::elementList).orElse(List.of())) {
                if (element instanceof InvokeDynamicInstruction lambda
                        && lambda.bootstrapMethod().owner().descriptorString().equals(FACTORY)) {
                    lines.add(line(name, lambda));
                }
            }
        }
    }

    private static String line(String name, InvokeDynamicInstruction lambda) {
        List<ConstantDesc> arguments = lambda.bootstrapArgs();
        DirectMethodHandleDesc body = (DirectMethodHandleDesc) arguments.get(1);
        return String.join(
                " ",
                "@lambda-proxy",
                name,
                lambda.name().stringValue(),
                lambda.type().stringValue(),
                ((MethodTypeDesc) arguments.get(0)).descriptorString(),
                "REF_" + kind(body),
                internal(body.owner()),
                body.methodName(),
                body.lookupDescriptor(),
                ((MethodTypeDesc) arguments.get(2)).descriptorString());
    }

    private static String kind(DirectMethodHandleDesc body) {
        return switch (body.kind()) {
            case STATIC, INTERFACE_STATIC -> "invokeStatic";
            case VIRTUAL -> "invokeVirtual";
            case INTERFACE_VIRTUAL -> "invokeInterface";
            case SPECIAL, INTERFACE_SPECIAL -> "invokeSpecial";
            case CONSTRUCTOR -> "newInvokeSpecial";
            default -> throw new IllegalStateException(body.kind() + " cannot be the body of a lambda");
        };
    }

    private static String internal(ClassDesc type) {
        String descriptor = type.descriptorString();
        return descriptor.substring(1, descriptor.length() - 1);
    }
}
