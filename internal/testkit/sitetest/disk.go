package sitetest

import "pellucid/internal/domain"

// disk measures a disk of 100 GB with 40 GB left, unless another one was given.
func (o Options) disk() func() (domain.Disk, error) {
	if o.Disk != nil {
		return o.Disk
	}
	return func() (domain.Disk, error) {
		return domain.Disk{FreeBytes: 40_000_000_000, TotalBytes: 100_000_000_000}, nil
	}
}
