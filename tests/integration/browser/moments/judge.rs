//! A judge, standing up, with a phone.
