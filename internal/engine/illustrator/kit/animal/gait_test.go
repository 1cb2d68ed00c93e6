package animal

import "testing"

// A horse ran as a toy on rockers does: both forelegs ahead, both hind legs behind.
func TestWhatHasHoovesGallopsOnOneForelegAndOneHindLegAtATime(t *testing.T) {
	for _, name := range []string{"horse", "deer", "zebra", "goat", "cow"} {
		r := newRig(Spec{Species: name, Pose: "running"})
		r.skeleton()
		near, far := r.foreleg(r.st.NearFore, 0), r.foreleg(r.st.FarFore, 0)
		if far[2].X-near[2].X < .3*r.b.Leg {
			t.Errorf("%s: its forelegs end at %.0f and %.0f", name, near[2].X, far[2].X)
		}
		near, far = r.hindleg(r.st.NearHind, 0), r.hindleg(r.st.FarHind, 0)
		if far[3].X-near[3].X < .8*r.b.Leg {
			t.Errorf("%s: its hind legs end at %.0f and %.0f", name, near[3].X, far[3].X)
		}
	}
}
