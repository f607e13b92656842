// Makes writes to the files of a database fail or slow down, as the file named by FAULTY_DISK says: its first letter is
// f (disk full), r (read-only), e (an error from fsync), s (fsync takes half a second) or anything else for a good disk.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static char fault(void) {
  const char *name = getenv("FAULTY_DISK");
  char letter = 'n';
  int file = name ? (int)syscall(SYS_openat, AT_FDCWD, name, O_RDONLY) : -1;
  if (file >= 0) {
    if (syscall(SYS_read, file, &letter, 1) != 1) letter = 'n';
    syscall(SYS_close, file);
  }
  return letter;
}

static int of_database(int fd) {
  char link[64], path[512];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strstr(path, "cabestan.db") != NULL;
}

static int refused(int fd) {
  if (!of_database(fd)) return 0;
  switch (fault()) {
    case 'f': errno = ENOSPC; return 1;
    case 'r': errno = EROFS; return 1;
    default: return 0;
  }
}

static int synced(int fd, const char *name) {
  if (of_database(fd)) {
    char what = fault();
    if (what == 'e') { errno = EIO; return -1; }
    if (what == 's') usleep(500000);
  }
  return ((int (*)(int))dlsym(RTLD_NEXT, name))(fd);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t at) {
  if (refused(fd)) return -1;
  return ((ssize_t (*)(int, const void *, size_t, off64_t))dlsym(RTLD_NEXT, "pwrite64"))(fd, data, length, at);
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t at) { return pwrite64(fd, data, length, at); }

int fsync(int fd) { return synced(fd, "fsync"); }

int fdatasync(int fd) { return synced(fd, "fdatasync"); }
