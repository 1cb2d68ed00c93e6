package sitetest

import "pellucid/internal/domain/upkeep"

// disk measures a disk of 100 GB with 40 GB left, unless another one was given.
func (o Options) disk() func() (upkeep.Disk, error) {
	if o.Disk != nil {
		return o.Disk
	}
	return func() (upkeep.Disk, error) {
		return upkeep.Disk{FreeBytes: 40_000_000_000, TotalBytes: 100_000_000_000}, nil
	}
}
