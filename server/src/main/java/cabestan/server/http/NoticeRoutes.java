package cabestan.server.http;

import static cabestan.server.http.PlayerRoutes.answer;

import cabestan.server.http.page.MailPage;
import cabestan.server.notify.Devices;
import cabestan.server.notify.MailChannel;
import cabestan.server.notify.Mailboxes;
import cabestan.server.notify.Preferences;
import cabestan.server.notify.PushChannel;
import cabestan.server.protocol.Answer;
import cabestan.server.protocol.RequestBody;
import cabestan.server.protocol.RequestReader;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.device.DeviceRepository.Device;
import cabestan.server.store.mail.MailboxRepository.Mailbox;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/** The notices that a player gets while no page is open: on this device, and by mail. */
final class NoticeRoutes {

    private final Devices devices;
    private final PushChannel push;
    private final Mailboxes mailboxes;
    private final MailChannel mail;
    private final RequestIdentity visitors;

    NoticeRoutes(Devices devices, PushChannel push, Mailboxes mailboxes, MailChannel mail, RequestIdentity visitors) {
        this.devices = devices;
        this.push = push;
        this.mailboxes = mailboxes;
        this.mail = mail;
        this.visitors = visitors;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/me/device", this::device);
        routes.put("/api/me/device", this::changeDevice);
        routes.delete("/api/me/device", this::removeDevice);
        routes.get("/api/me/mail", this::mailbox);
        routes.put("/api/me/mail", this::changeMailbox);
        routes.delete("/api/me/mail", this::removeMailbox);
        // The link alone identifies the mailbox; mail services send no cookies.
        routes.before("/mail/*", visitors.limits()::checkAddress);
        routes.get("/mail/confirm/{link}", ctx -> ask(ctx, mailboxes::behindConfirmLink, MailPage::askToConfirm));
        routes.post(
                "/mail/confirm/{link}",
                ctx -> act(ctx, mailboxes::behindConfirmLink, mailboxes::confirm, MailPage::confirmed));
        routes.get("/mail/stop/{link}", ctx -> ask(ctx, mailboxes::behindStopLink, MailPage::askToStop));
        routes.post(
                "/mail/stop/{link}", ctx -> act(ctx, mailboxes::behindStopLink, mailboxes::remove, MailPage::stopped));
    }

    private void device(Context ctx) {
        answer(ctx, device(devices.find(visitors.mustHaveSession(ctx))));
    }

    private Answer.Device device(Optional<Device> device) {
        return device.map(told -> new Answer.Device(
                        push.publicKey(),
                        true,
                        told.endpoint(),
                        told.language(),
                        Preferences.of(told).kinds(),
                        silent(Preferences.of(told))))
                .orElseGet(() -> new Answer.Device(push.publicKey(), false, null, null, null, null));
    }

    private static Answer.Silent silent(Preferences preferences) {
        return preferences
                .silent()
                .map(hours -> new Answer.Silent(
                        hours.from().toString(),
                        hours.until().toString(),
                        hours.zone().getId()))
                .orElse(null);
    }

    private void changeDevice(Context ctx) {
        String session = visitors.mustHaveSession(ctx);
        visitors.checkMaking(ctx); // before its address is looked up
        RequestBody.DeviceWish wish = RequestReader.device(Bodies.small(ctx));
        answer(ctx, device(Optional.of(devices.put(session, visitors.id(ctx), wish, visitors.origin(ctx)))));
    }

    private void removeDevice(Context ctx) {
        devices.remove(visitors.mustHaveSession(ctx), visitors.id(ctx));
        ctx.status(204);
    }

    private void mailbox(Context ctx) {
        answer(ctx, mailbox(mailboxes.of(visitors.mustBeInBrowser(ctx).id())));
    }

    private Answer.Mailbox mailbox(Optional<Mailbox> mailbox) {
        return mailbox.map(told -> new Answer.Mailbox(
                        mail.isOpen(),
                        told.address(),
                        told.confirmed(),
                        told.language(),
                        Preferences.of(told).kinds(),
                        silent(Preferences.of(told))))
                .orElseGet(() -> new Answer.Mailbox(mail.isOpen(), null, null, null, null, null));
    }

    private void changeMailbox(Context ctx) {
        String player = visitors.mustBeInBrowser(ctx).id();
        visitors.checkMaking(ctx);
        if (!mail.isOpen()) {
            throw new RequestRejected(409, "no-mails", "this site sends no mails");
        }
        RequestBody.MailboxWish wish = RequestReader.mailbox(Bodies.small(ctx));
        answer(ctx, mailbox(Optional.of(mailboxes.put(player, wish))));
    }

    private void removeMailbox(Context ctx) {
        mailboxes.of(visitors.mustBeInBrowser(ctx).id()).ifPresent(mailboxes::remove);
        ctx.status(204);
    }

    /** Mail programs may open the links in a mail to check them, so opening one changes nothing. */
    private static void ask(
            Context ctx, Function<String, Optional<Mailbox>> behind, BiFunction<MailPage, String, String> question) {
        show(ctx, behind.apply(ctx.pathParam("link")), question);
    }

    private static void act(
            Context ctx,
            Function<String, Optional<Mailbox>> behind,
            Consumer<Mailbox> action,
            BiFunction<MailPage, String, String> done) {
        Optional<Mailbox> mailbox = behind.apply(ctx.pathParam("link"));
        mailbox.ifPresent(action);
        show(ctx, mailbox, done);
    }

    private static void show(Context ctx, Optional<Mailbox> mailbox, BiFunction<MailPage, String, String> text) {
        MailPage page = new MailPage(mailbox.map(Mailbox::language).orElse(ctx.header("Accept-Language")));
        ctx.status(mailbox.isPresent() ? 200 : 410);
        ctx.html(mailbox.map(told -> text.apply(page, told.address())).orElseGet(page::gone));
    }
}
