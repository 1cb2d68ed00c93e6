package sitetest

import "pellucid/internal/domain"

// testDisk is a disk of 100 GB with 40 GB left.
func testDisk() (domain.Disk, error) {
	return domain.Disk{FreeBytes: 40_000_000_000, TotalBytes: 100_000_000_000}, nil
}
