package program

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/coreos/go-systemd/v22/daemon"

	"pellucid/cmd/pellucid/settings"
	"pellucid/internal/handover"
)

// notices tell others how the server is: systemd, the process that it took over from, and pellucid upgrade, which reads the lock.
type notices struct {
	lock     *os.File
	site     http.Handler
	upgrades int // how many have failed
}

// serving says that requests are answered.
func (n *notices) serving(before *handover.Predecessor) error {
	n.write("")
	if before == nil {
		n.tell(daemon.SdNotifyReady)
		return nil
	}
	return before.Say(handover.Serving) // that process tells systemd, which listens to it alone
}

// upgrading says that another program is being started.
func (n *notices) upgrading() { n.tell("STATUS=Another program is taking over.") }

// upgraded says which process is the server now.
func (n *notices) upgraded(pid int) {
	n.tell(fmt.Sprintf("MAINPID=%d\nSTATUS=\n%s", pid, daemon.SdNotifyReady))
}

// notUpgraded says why this process goes on.
func (n *notices) notUpgraded(err error) {
	n.upgrades++
	n.write(err.Error())
	n.tell("STATUS=The last upgrade failed: " + err.Error())
}

func (n *notices) stopping() { n.tell(daemon.SdNotifyStopping) }

func (n *notices) tell(state string) {
	if _, err := daemon.SdNotify(false, state); err != nil {
		slog.Warn("systemd cannot be told", "err", err)
	}
}

// watchdog tells systemd that requests are answered, as often as its unit asks for, until ctx ends.
func (n *notices) watchdog(ctx context.Context) error {
	every, err := daemon.SdWatchdogEnabled(false)
	if err != nil || every == 0 {
		return err
	}
	ticker := time.NewTicker(every / 3)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C:
			answer := httptest.NewRecorder()
			n.site.ServeHTTP(answer, httptest.NewRequest(http.MethodGet, "/healthz", nil))
			if answer.Code == http.StatusOK {
				n.tell(daemon.SdNotifyWatchdog)
			}
		}
	}
}

// write puts the number of this process into the lock file, how many upgrades have failed, and why the last one did.
func (n *notices) write(failure string) {
	text := fmt.Sprintf("%d\n%d\n%s\n", os.Getpid(), n.upgrades, strings.ReplaceAll(failure, "\n", " "))
	if n.lock == nil {
		return // a server that only reads has none
	}
	if err := n.lock.Truncate(0); err != nil {
		slog.Warn("pellucid.lock cannot be written", "err", err)
	}
	if _, err := n.lock.WriteAt([]byte(text), 0); err != nil {
		slog.Warn("pellucid.lock cannot be written", "err", err)
	}
}

// holder is what the lock file of a data folder says about the server that works on it.
type holder struct {
	Pid, upgrades int
	failure       string
}

func ReadHolder(folder string) (h holder, ok bool) {
	text, err := os.ReadFile(settings.LockPath(folder))
	lines := strings.SplitN(string(text), "\n", 3)
	if err != nil || len(lines) < 3 {
		return h, false
	}
	var errs [2]error
	h.Pid, errs[0] = strconv.Atoi(lines[0])
	h.upgrades, errs[1] = strconv.Atoi(lines[1])
	h.failure = strings.TrimSpace(lines[2])
	return h, errs[0] == nil && errs[1] == nil
}
