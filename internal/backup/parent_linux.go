package backup

import "syscall"

// endsWithParent has the kernel end a child whose parent was killed: nothing else would, and with
// the next start there would be two that write one replica. What it did not send yet is in the database's log, and sent then.
func endsWithParent() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
}
