package upkeep

// The space that a disk should have left, in bytes.
const (
	DiskReserve = 1 << 30  // below it the administrator is told, while there is time to make room
	DiskLeast   = 64 << 20 // below it images and backups fail, and soon every write does
)

// inodeShare is the part of a file system's inodes that should be left: a twentieth.
const inodeShare = 20

// DiskState says whether a disk has room for what is to be saved.
type DiskState string

// The states of a disk.
const (
	DiskOK   DiskState = "ok"
	DiskLow  DiskState = "low"
	DiskFull DiskState = "full"
)

// Disk is a disk that data lies on. The zero value is one that nobody measured.
type Disk struct {
	FreeBytes, TotalBytes int64
	FreeInodes, Inodes    int64 // both 0 on a file system that has as many as fit
}

// FewInodes reports whether soon no file can be made, however much space there is.
func (d Disk) FewInodes() bool { return d.FreeInodes < d.Inodes/inodeShare }

// State says whether the disk has room. One that nobody measured has.
func (d Disk) State() DiskState {
	switch {
	case d.TotalBytes == 0:
		return DiskOK
	case d.FreeBytes < DiskLeast || d.Inodes > 0 && d.FreeInodes == 0:
		return DiskFull
	case d.FreeBytes < DiskReserve || d.FewInodes():
		return DiskLow
	}
	return DiskOK
}
