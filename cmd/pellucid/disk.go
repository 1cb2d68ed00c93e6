package main

import (
	"fmt"
	"syscall"

	"pellucid/internal/domain"
)

// diskOf returns a function that measures the disk which a folder lies on.
func diskOf(folder string) func() (domain.Disk, error) {
	return func() (domain.Disk, error) {
		var stat syscall.Statfs_t
		if err := syscall.Statfs(folder, &stat); err != nil {
			return domain.Disk{}, fmt.Errorf("measure the disk: %w", err)
		}
		block := int64(stat.Bsize)
		return domain.Disk{FreeBytes: int64(stat.Bavail) * block, TotalBytes: int64(stat.Blocks) * block}, nil
	}
}
