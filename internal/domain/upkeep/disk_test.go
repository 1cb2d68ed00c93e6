package upkeep_test

import (
	"testing"

	"pellucid/internal/domain/upkeep"
)

func TestADiskIsLowBeforeItIsFull(t *testing.T) {
	const large = 100 << 30
	for want, disks := range map[upkeep.DiskState][]upkeep.Disk{
		upkeep.DiskOK: {
			{}, {FreeBytes: upkeep.DiskReserve, TotalBytes: large}, {FreeBytes: large, TotalBytes: large, FreeInodes: 50, Inodes: 1000},
		},
		upkeep.DiskLow: {
			{FreeBytes: upkeep.DiskReserve - 1, TotalBytes: large}, {FreeBytes: upkeep.DiskLeast, TotalBytes: large}, {FreeBytes: large, TotalBytes: large, FreeInodes: 49, Inodes: 1000},
		},
		upkeep.DiskFull: {
			{TotalBytes: large}, {FreeBytes: upkeep.DiskLeast - 1, TotalBytes: large}, {FreeBytes: large, TotalBytes: large, Inodes: 1000},
		},
	} {
		for _, disk := range disks {
			if got := disk.State(); got != want {
				t.Errorf("%+v is %q, want %q", disk, got, want)
			}
		}
	}
}
