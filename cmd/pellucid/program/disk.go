package program

import (
	"fmt"
	"os"
	"path/filepath"
	"syscall"

	"pellucid/internal/domain/upkeep"
)

// disk returns a function that measures the disks of the data folder and of the image files: the least that is free on either.
func (c *serveCommand) disk() func() (upkeep.Disk, error) {
	folders := []string{c.Data}
	if at, err := c.Places(c.Data); err == nil && !at.IsS3() {
		folders = append(folders, at.Blobs)
	}
	return func() (least upkeep.Disk, err error) {
		for i, folder := range folders {
			disk, err := measure(existing(folder))
			if err != nil {
				return least, err
			}
			if i == 0 || disk.FreeBytes < least.FreeBytes {
				least.FreeBytes, least.TotalBytes = disk.FreeBytes, disk.TotalBytes
			}
			if i == 0 || disk.FewInodes() {
				least.FreeInodes, least.Inodes = disk.FreeInodes, disk.Inodes
			}
		}
		return least, nil
	}
}

func measure(folder string) (upkeep.Disk, error) {
	var stat syscall.Statfs_t
	if err := syscall.Statfs(folder, &stat); err != nil {
		return upkeep.Disk{}, fmt.Errorf("measure the disk of %s: %w", folder, err)
	}
	block := int64(stat.Bsize)
	return upkeep.Disk{FreeBytes: int64(stat.Bavail) * block, TotalBytes: int64(stat.Blocks) * block, FreeInodes: int64(stat.Ffree), Inodes: int64(stat.Files)}, nil
}

// existing is the folder, or the nearest above it that exists.
func existing(folder string) string {
	for {
		if _, err := os.Stat(folder); err == nil || folder == filepath.Dir(folder) {
			return folder
		}
		folder = filepath.Dir(folder)
	}
}
