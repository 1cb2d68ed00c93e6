package doctor

import (
	"context"
	"net/http"
	"syscall"
	"time"
)

const (
	clockNote = 3 * time.Second  // Date headers are whole seconds, and take a moment to arrive
	clockBad  = 30 * time.Second // codes of authenticator apps and signatures of webhooks fail soon after
)

// states of adjtimex(2).
const (
	timeError = 5
	staUnsync = 0x40
)

// Clock compares the clock with the Date header of servers, and asks the kernel whether anything keeps it right.
func Clock(client *http.Client, addresses ...string) Check {
	return Check{"clock", func(ctx context.Context) Finding {
		var timex syscall.Timex
		state, err := syscall.Adjtimex(&timex)
		synced := err == nil && state != timeError && timex.Status&staUnsync == 0
		for _, address := range addresses {
			if off, ok := clockOff(ctx, client, address); ok {
				return judgeClock(off, synced, address)
			}
		}
		if synced {
			return good("the kernel says that the clock is kept by NTP")
		}
		return unknown("Make sure that chrony or systemd-timesyncd runs.", "nobody could be asked for the time, and the kernel does not know of NTP")
	}}
}

func judgeClock(off time.Duration, synced bool, address string) Finding {
	const keep = "Install chrony or systemd-timesyncd."
	switch off = off.Round(time.Second); {
	case off.Abs() > clockBad:
		return bad(keep, "the clock is %s off, says %s", off, address)
	case off.Abs() > clockNote:
		return note(keep, "the clock is %s off, says %s", off, address)
	case !synced:
		return note("Make sure that chrony or systemd-timesyncd runs.", "the clock is right now, and the kernel does not know of NTP")
	}
	return good("the clock is right, and kept by NTP")
}

// clockOff is how far our clock is ahead of a server's, and whether that server said a time.
func clockOff(ctx context.Context, client *http.Client, address string) (time.Duration, bool) {
	ctx, cancel := context.WithTimeout(ctx, 2*time.Second)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodHead, address, nil)
	if err != nil {
		return 0, false
	}
	began := time.Now()
	resp, err := client.Do(req)
	if err != nil {
		return 0, false
	}
	_ = resp.Body.Close()
	date, err := http.ParseTime(resp.Header.Get("Date"))
	middle := began.Add(time.Since(began) / 2)
	return middle.Sub(date) - 500*time.Millisecond, err == nil
}
