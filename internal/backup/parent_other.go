//go:build !linux

package backup

import "syscall"

// endsWithParent has no way of doing so here.
func endsWithParent() *syscall.SysProcAttr { return nil }
