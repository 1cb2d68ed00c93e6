package animal

// natural is the body of a species as it is in life: a smaller head on longer legs.
func (b build) natural() build {
	if b.Crouch {
		return b
	}
	b.Head *= .88
	b.Leg *= 1.05
	return b
}

// Sleek reports whether the coat of a species is short: of animals with hooves but for those with wool, and of some others.
func Sleek(name string) bool {
	s, known := all[name]
	return known && (s.build.Foot == hoof || s.build.Foot == pad || sleek[name]) && !woolly[name]
}

var (
	woolly = map[string]bool{"sheep": true, "lamb": true, "ram": true, "alpaca": true, "llama": true, "goat": true, "yak": true, "bison": true, "musk-ox": true, "mammoth": true}
	sleek  = map[string]bool{"seal": true, "sea-lion": true, "otter": true, "hippo": true, "cheetah": true, "dachshund": true, "doberman": true, "dalmatian": true, "greyhound": true, "pug": true, "boxer": true, "great-dane": true, "beagle": true, "mouse": true, "rat": true}
)
