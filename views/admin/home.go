package admin

import (
	"fmt"
	"strconv"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/upkeep"
	"pellucid/views/components"
)

// HomePage is the admin area's first screen: how many users and tiers there are, and the numbers that matter.
type HomePage struct {
	Users, Tiers int
	Numbers      upkeep.Numbers
	Disk         upkeep.Disk
	Visitors     domain.VisitorCounts
	Alerts       upkeep.AlertSettings
	CanMail      bool
	Backups      upkeep.BackupState
	At           time.Time // now
}

func hourText(hour int) string          { return fmt.Sprintf("%02d:00 UTC", hour) }
func (p HomePage) backups() backupsCard { return backupsCard{p.Backups, p.At} }

// measure is one figure of a day, and how it is worded.
type measure struct {
	name, note string
	of         func(upkeep.DayNumbers) int64
	word       func(int64) string
}

func counted(n int64) string { return components.Number(int(n)) }

var measures = []measure{
	{"Sign-ups", "new accounts", func(d upkeep.DayNumbers) int64 { return int64(d.SignUps) }, counted},
	{"Revenue", "payments of the day minus refunds", func(d upkeep.DayNumbers) int64 { return d.RevenueCents }, price},
	{"Images generated", "delivered", func(d upkeep.DayNumbers) int64 { return int64(d.Images) }, counted},
	{"Edge checks passed", "delivered without notes", func(d upkeep.DayNumbers) int64 { return int64(d.Passes) }, counted},
	{"Failures", "generations that delivered nothing", func(d upkeep.DayNumbers) int64 { return int64(d.Failures) }, counted},
	{"Credits returned", "for images that weren't delivered", func(d upkeep.DayNumbers) int64 { return int64(d.Releases) }, counted},
}

func (m measure) total(days []upkeep.DayNumbers) string {
	var sum int64
	for _, d := range days {
		sum += m.of(d)
	}
	return m.word(sum)
}

func (m measure) top(days []upkeep.DayNumbers) (top int64) {
	for _, d := range days {
		top = max(top, m.of(d))
	}
	return top
}

// most says in a few words which day had most; of several the latest.
func (m measure) most(days []upkeep.DayNumbers) string {
	top := m.top(days)
	for i := len(days) - 1; i >= 0 && top > 0; i-- {
		if m.of(days[i]) == top {
			return "Most: " + m.word(top) + " on " + shortDay(days[i].Day)
		}
	}
	return "None"
}

// measureHeight is how high the highest bar of a measure's chart is, in pixels.
const measureHeight = 56

// bar is one day's bar in a chart, in SVG lengths. They all stand on zero; less than nothing has no bar.
type bar struct{ x, y, width, height string }

func (m measure) bars(days []upkeep.DayNumbers) []bar {
	top, bars := max(1, m.top(days)), make([]bar, len(days))
	step := 100 / float64(max(1, len(days)))
	for i, d := range days {
		height := measureHeight * float64(max(0, m.of(d))) / float64(top)
		bars[i] = bar{svgPercent(step * float64(i)), svgNumber(measureHeight - height), svgPercent(step * 0.72), svgNumber(height)}
	}
	return bars
}

func svgPercent(n float64) string { return svgNumber(n) + "%" }

func svgNumber(n float64) string { return strconv.FormatFloat(n, 'f', -1, 32) }

func shortDay(t time.Time) string { return t.UTC().Format("Jan 2") }

// nowCard is a figure of this moment.
type nowCard struct {
	title, value, note string
	warn               bool
}

func (p HomePage) now() []nowCard {
	n := p.Numbers
	return []nowCard{
		{title: "Paying users", value: components.Number(n.Paying), note: "with a paid plan today"},
		{title: "Without an account", value: components.Number(p.Visitors.Total), note: "images in 24 hours, " + components.Number(p.Visitors.Claimed) + " kept by signing up"},
		{title: "Queue", value: components.Number(n.Waiting), note: queueLine(n)},
		{
			title: "Disk", value: diskSize(p.Disk.FreeBytes), warn: p.Disk.State() != upkeep.DiskOK || p.Disk.FreeBytes < p.Disk.TotalBytes/10,
			note: "free of " + diskSize(p.Disk.TotalBytes) + "; database " + diskSize(n.DatabaseBytes),
		},
	}
}

func queueLine(n upkeep.Numbers) string {
	running := components.Number(n.Running) + " running"
	if n.Waiting == 0 {
		return "None waiting, " + running
	}
	return "Oldest waiting " + duration(n.Oldest) + ", " + running
}

// duration writes a length of time in its greatest unit: 40 seconds, 3 minutes, 2 hours.
func duration(d time.Duration) string {
	switch {
	case d < time.Minute:
		return components.Count(int(d/time.Second), "second")
	case d < time.Hour:
		return components.Count(int(d/time.Minute), "minute")
	}
	return components.Count(int(d/time.Hour), "hour")
}

// diskSize writes a number of bytes as disks are sold: 40 GB, 3.2 MB.
func diskSize(n int64) string {
	size, unit := float64(n)/1e6, "MB"
	if n >= 1e9 {
		size, unit = float64(n)/1e9, "GB"
	}
	if size >= 10 || size == float64(int64(size)) {
		return fmt.Sprintf("%.0f %s", size, unit)
	}
	return fmt.Sprintf("%.1f %s", size, unit)
}
