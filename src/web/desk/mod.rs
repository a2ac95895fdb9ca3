//! The desk: where organisers and judges work.
