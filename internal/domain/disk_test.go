package domain_test

import (
	"testing"

	"pellucid/internal/domain"
)

func TestADiskIsLowBeforeItIsFull(t *testing.T) {
	const large = 100 << 30
	for want, disks := range map[domain.DiskState][]domain.Disk{
		domain.DiskOK: {
			{}, {FreeBytes: domain.DiskReserve, TotalBytes: large}, {FreeBytes: large, TotalBytes: large, FreeInodes: 50, Inodes: 1000},
		},
		domain.DiskLow: {
			{FreeBytes: domain.DiskReserve - 1, TotalBytes: large}, {FreeBytes: domain.DiskLeast, TotalBytes: large}, {FreeBytes: large, TotalBytes: large, FreeInodes: 49, Inodes: 1000},
		},
		domain.DiskFull: {
			{TotalBytes: large}, {FreeBytes: domain.DiskLeast - 1, TotalBytes: large}, {FreeBytes: large, TotalBytes: large, Inodes: 1000},
		},
	} {
		for _, disk := range disks {
			if got := disk.State(); got != want {
				t.Errorf("%+v is %q, want %q", disk, got, want)
			}
		}
	}
}
