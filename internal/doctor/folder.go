package doctor

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"pellucid/internal/domain/upkeep"
)

// secretFiles are the files of the data folder that hold secrets or people's data.
var secretFiles = []string{"pellucid.db", "pellucid.db-wal", "pellucid.db-shm", "device.key", "report.key", "vendor.key", "sandbox.json"}

// Folder looks whether the data folder is there, belongs to one user, and is closed to others.
func Folder(folder string) Check {
	return Check{"data folder", func(context.Context) Finding {
		info, err := os.Stat(folder)
		switch {
		case errors.Is(err, fs.ErrNotExist):
			return note("The first start makes it.", "%s does not exist", folder)
		case err != nil:
			return bad("Run this as the user that runs the server.", "%s cannot be read: %v", folder, err)
		case !info.IsDir():
			return bad("Set --data to a folder.", "%s is not a folder", folder)
		}
		if info.Mode().Perm()&0o007 != 0 {
			return bad(fmt.Sprintf("Run: chmod o-rwx %s", folder), "everybody on this machine can look into %s (mode %04o)", folder, info.Mode().Perm())
		}
		owner := ownerOf(info)
		for _, name := range secretFiles {
			path := filepath.Join(folder, name)
			file, err := os.Stat(path)
			switch {
			case errors.Is(err, fs.ErrNotExist):
				continue
			case err != nil:
				return bad("Run this as the user that runs the server.", "%s cannot be read: %v", path, err)
			case file.Mode().Perm()&0o077 != 0:
				return bad("Run: chmod 600 "+path, "%s can be read by others (mode %04o)", path, file.Mode().Perm())
			case ownerOf(file) != owner:
				return bad(fmt.Sprintf("Run: chown %d %s", owner, path), "%s belongs to user %d and the folder to user %d", path, ownerOf(file), owner)
			}
		}
		if user := os.Geteuid(); user != 0 && user != owner {
			return note("", "%s belongs to user %d, and this runs as user %d", folder, owner, user)
		}
		return good("%s is closed to others", folder)
	}}
}

func ownerOf(info fs.FileInfo) int {
	if stat, ok := info.Sys().(*syscall.Stat_t); ok {
		return int(stat.Uid)
	}
	return -1
}

// enoughFree is how many bytes of disk should be free; less is worth a note.
const enoughFree = 5 << 30

// Disk looks at the space and the inodes that are left for what is to be saved.
func Disk(measure func() (upkeep.Disk, error)) Check {
	return Check{"disk", func(context.Context) Finding {
		disk, err := measure()
		if err != nil {
			return unknown("", "the disk cannot be measured: %v", err)
		}
		return judgeDisk(disk)
	}}
}

func judgeDisk(d upkeep.Disk) Finding {
	const room = "Make room, or move the data folder to a larger disk."
	switch state := d.State(); {
	case state != upkeep.DiskOK && d.FreeBytes >= upkeep.DiskReserve:
		return bad("Remove files, or use a file system with more inodes.", "%d of %d inodes are free: soon no file can be made", d.FreeInodes, d.Inodes)
	case state == upkeep.DiskFull:
		return bad(room, "%s of %s are free: images cannot be saved", bytes(d.FreeBytes), bytes(d.TotalBytes))
	case state == upkeep.DiskLow:
		return bad(room, "%s of %s are free: soon nothing can be saved", bytes(d.FreeBytes), bytes(d.TotalBytes))
	case d.FreeBytes < enoughFree:
		return note(room, "%s of %s are free", bytes(d.FreeBytes), bytes(d.TotalBytes))
	}
	return good("%s of %s are free", bytes(d.FreeBytes), bytes(d.TotalBytes))
}

func bytes(n int64) string {
	switch {
	case n >= 1<<30:
		return fmt.Sprintf("%.1f GB", float64(n)/(1<<30))
	case n >= 1<<20:
		return fmt.Sprintf("%d MB", n>>20)
	}
	return fmt.Sprintf("%d kB", n>>10)
}

// Running reports whether a server works on the data folder. It reads the list of locks and takes none, since a server that
// starts meanwhile would find the folder taken. known is false where the system has no such list.
func Running(folder string) (running, known bool) {
	list, err := os.ReadFile("/proc/locks")
	if err != nil {
		return false, false
	}
	info, err := os.Stat(filepath.Join(folder, "pellucid.lock"))
	if err != nil {
		return false, errors.Is(err, fs.ErrNotExist)
	}
	stat, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return false, false
	}
	suffix := fmt.Sprintf(":%d", stat.Ino)
	for line := range strings.Lines(string(list)) {
		fields := strings.Fields(line)
		if len(fields) > 5 && fields[1] == "FLOCK" && strings.HasSuffix(fields[5], suffix) {
			return true, true
		}
	}
	return false, true
}
