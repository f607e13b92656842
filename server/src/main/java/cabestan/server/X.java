package cabestan.server; /** x. */ final class X { private X() {} }
