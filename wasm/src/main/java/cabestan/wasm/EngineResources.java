package cabestan.wasm;

import java.util.Collection;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The files that TeaVM compiles into the engine. */
public final class EngineResources implements ResourcesPolicy {

    @Override
    public String[] supplyResources(Collection<? extends String> classes) {
        return new String[] {
            "cabestan/bots/arcanor/evaluation/arcanor.network",
            "cabestan/bots/cartagena/network/cartagena.network",
            "cabestan/bots/fragile/judge/fragile.network"
        };
    }
}
